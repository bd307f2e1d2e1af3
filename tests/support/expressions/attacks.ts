import { RegExpParser, type AST } from '@eslint-community/regexpp';

/** Signs that stand for a class or a set: those of markup, paths, lists, numbers, blanks. */
const SIGNS = Array.from('a0-_./\\"\'<>#;,:(){}[]*+?!@=&%^|~$ \n\t\rZzf9ü\u{E000}\u00a0\u0001');
/** What an expression cannot end with, so that it tries again. */
const SUFFIXES = ['', '\0', '!', '\n', '@'];

function signsOf(raw: string, flags: string): readonly string[] {
  const one = new RegExp(`^(?:${raw})$`, flags.replaceAll(/[gy]/gu, ''));
  return SIGNS.filter((sign) => one.test(sign));
}

/** Texts that a part of an expression stands for: one for each `turn`, which picks among choices. */
function sample(
  node: AST.Element | AST.Pattern | AST.Alternative,
  flags: string,
  turn: number,
): string {
  switch (node.type) {
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup': {
      const { alternatives } = node;
      const alternative = alternatives[turn % alternatives.length];
      return alternative === undefined ? '' : sample(alternative, flags, turn);
    }
    case 'Alternative':
      return node.elements.map((element) => sample(element, flags, turn)).join('');
    case 'Quantifier':
      return sample(node.element, flags, turn).repeat(Math.max(node.min, node.max > 0 ? 1 : 0));
    case 'Character':
      return String.fromCodePoint(node.value);
    case 'CharacterClass':
    case 'CharacterSet': {
      const signs = signsOf(node.raw, flags);
      return signs[turn % Math.max(1, signs.length)] ?? '';
    }
    default:
      return '';
  }
}

/** What stands before a part, up to the beginning of the expression. */
function before(node: AST.Node, flags: string): string {
  const { parent } = node;
  if (parent === null) return '';
  if (parent.type !== 'Alternative') return before(parent, flags);
  const index = parent.elements.indexOf(node as AST.Element);
  const own = parent.elements.slice(0, index).map((element) => sample(element, flags, 0));
  return before(parent, flags) + own.join('');
}

const isLong = ({ max }: AST.Quantifier): boolean => max > 40;

function quantifiersIn(root: AST.Node): readonly AST.Quantifier[] {
  const found: AST.Quantifier[] = [];
  const visit = (node: AST.Node): void => {
    if (node.type === 'Quantifier') {
      if (isLong(node)) found.push(node);
      visit(node.element);
    } else if ('alternatives' in node) for (const part of node.alternatives) visit(part);
    else if ('elements' in node) for (const part of node.elements) visit(part);
  };
  visit(root);
  return found;
}

/** A text that grows: its beginning, what is repeated, and its end. */
export interface Attack {
  readonly prefix: string;
  readonly pump: string;
  readonly suffix: string;
}

export const attackOf = ({ prefix, pump, suffix }: Attack, length: number): string =>
  prefix + pump.repeat(Math.max(1, Math.floor(length / pump.length))) + suffix;

/** The signs that an expression names, in classes too. */
const namedIn = (source: string): readonly string[] => {
  const named = Array.from(source).filter((sign) => /[^\w\s^$|?*+.(){}]/u.test(sign));
  return [...new Set([...named, 'a', ' '])].slice(0, 8);
};

/** Texts that make an expression try often: by each of its repetitions, and by its beginnings again and again. */
export function attacksOn({ source, flags }: RegExp): readonly Attack[] {
  const unicode = flags.includes('u');
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, { unicode });
  const attacks = new Map<string, Attack>();
  const add = (prefix: string, pump: string): void => {
    for (const suffix of SUFFIXES)
      if (pump !== '')
        attacks.set(JSON.stringify([prefix, pump, suffix]), { prefix, pump, suffix });
  };
  for (const turn of [0, 1, 2, 3, 4]) {
    const whole = sample(pattern, flags, turn);
    add('', whole);
    add('', whole.slice(0, -1));
    for (const quantifier of quantifiersIn(pattern)) {
      const head = before(quantifier, flags);
      const part = sample(quantifier.element, flags, turn);
      add(head, part);
      add('', part);
      add('', head + part);
      add('', head);
      add(head, head + part);
    }
  }
  const named = namedIn(source);
  for (const first of named)
    for (const second of named)
      for (const suffix of ['', '!'])
        attacks.set(first + second + suffix, { prefix: '', pump: first + second, suffix });
  return [...attacks.values()];
}
