import { ensembles } from './ensembles.ts';
import { numbered } from './numbered.ts';
import { keyboardAndWindPlayers } from './persons-keys-winds.ts';
import { stringPlayers } from './persons-strings.ts';
import { team } from './persons-team.ts';
import { voicesAndLeaders } from './persons-voices.ts';

export const people = {
  ...voicesAndLeaders,
  ...stringPlayers,
  ...keyboardAndWindPlayers,
  ...team,
  ...ensembles,
};
export type PersonKey = keyof typeof people;
export const persons = numbered(people);
