/** A capital letter as strokes, 100 units high. Drawn letters do not depend on installed fonts. */
export interface Letter {
  readonly width: number;
  readonly d: string;
}

const letter = (width: number, d: string): Letter => ({ width, d });

const letters: Readonly<Record<string, Letter>> = {
  a: letter(76, 'M2 100L38 0L74 100M16 68H60'),
  b: letter(64, 'M4 100V0H32A24 24 0 0 1 32 48H4M32 48A26 26 0 0 1 32 100H4'),
  c: letter(74, 'M72 18A42 50 0 1 0 72 82'),
  d: letter(76, 'M4 100V0H26A50 50 0 0 1 26 100Z'),
  e: letter(56, 'M56 0H4V100H56M4 50H48'),
  f: letter(54, 'M54 0H4V100M4 50H46'),
  g: letter(80, 'M72 18A42 50 0 1 0 79 60V54H48'),
  h: letter(68, 'M4 0V100M64 0V100M4 50H64'),
  i: letter(8, 'M4 0V100'),
  j: letter(48, 'M44 0V72A21 28 0 0 1 2 72'),
  k: letter(62, 'M4 0V100M60 0L4 60M26 38L62 100'),
  l: letter(52, 'M4 0V100H52'),
  m: letter(84, 'M4 100V0L42 62L80 0V100'),
  n: letter(68, 'M4 100V0L64 100V0'),
  o: letter(84, 'M42 0A40 50 0 1 0 42 100A40 50 0 1 0 42 0Z'),
  p: letter(62, 'M4 100V0H32A28 28 0 0 1 32 56H4'),
  q: letter(84, 'M42 0A40 50 0 1 0 42 100A40 50 0 1 0 42 0ZM54 72L80 104'),
  r: letter(64, 'M4 100V0H32A27 27 0 0 1 32 54H4M34 54L62 100'),
  s: letter(62, 'M57 17C51 5 42 0 31 0C15 0 5 10 5 24C5 56 59 42 59 74C59 90 48 100 31 100C18 100 8 94 2 82'),
  t: letter(66, 'M2 0H64M33 0V100'),
  u: letter(68, 'M4 0V68A30 32 0 0 0 64 68V0'),
  v: letter(72, 'M2 0L36 100L70 0'),
  w: letter(100, 'M2 0L26 100L50 22L74 100L98 0'),
  x: letter(66, 'M4 0L62 100M62 0L4 100'),
  y: letter(68, 'M2 0L34 50L66 0M34 50V100'),
  z: letter(62, 'M4 0H60L4 100H62'),
};

/** Returns the capital letter for a lower-case one; undefined for other characters. */
export const letterFor = (character: string): Letter | undefined => letters[character];
