/** What one print is made of: its paper and three inks, from the lightest to the darkest. */
export interface Inks {
  readonly paper: string;
  readonly light: string;
  readonly strong: string;
  readonly dark: string;
}

export const MEADOW: Inks = {
  paper: '#f5f2e3',
  light: '#b7dba6',
  strong: '#0f8a57',
  dark: '#14271c',
};
export const EMBER: Inks = {
  paper: '#f8eedd',
  light: '#f8b93a',
  strong: '#dd3420',
  dark: '#2b1219',
};
export const NIGHT: Inks = {
  paper: '#f5f0df',
  light: '#f7c548',
  strong: '#2a55c9',
  dark: '#101a42',
};
export const OCHRE: Inks = {
  paper: '#f9f1dd',
  light: '#ecbc4a',
  strong: '#c2611d',
  dark: '#2a1c12',
};
export const PLUM: Inks = {
  paper: '#f8eee8',
  light: '#f5a99c',
  strong: '#84307a',
  dark: '#24112e',
};
export const COPPER: Inks = {
  paper: '#f5f0e3',
  light: '#8ccfba',
  strong: '#d1532c',
  dark: '#15282d',
};
export const LAKE: Inks = {
  paper: '#f6f2e4',
  light: '#ffd233',
  strong: '#17809b',
  dark: '#13202b',
};
export const ROSE: Inks = {
  paper: '#fbf0e8',
  light: '#f9beb2',
  strong: '#e5483c',
  dark: '#1e1c40',
};
