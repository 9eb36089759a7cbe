/** The colours of a skyline, from the sky to the foreground. */
export interface SkylinePalette {
  readonly sky: readonly [string, string, string];
  readonly sun: string;
  readonly cloud: string;
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  readonly window: string;
  readonly ground: string;
  readonly groundLight: string;
}

/** Day and dusk palettes in teal with warm accents. */
export const skylinePalettes: readonly [SkylinePalette, ...SkylinePalette[]] = [
  {
    sky: ['#0f5c63', '#3f9c98', '#f6cf9a'],
    sun: '#ffd890',
    cloud: '#ffe9cb',
    far: '#6fb1a6',
    middle: '#2f7f80',
    near: '#0e4a51',
    window: '#ffd27a',
    ground: '#083a41',
    groundLight: '#0f5058',
  },
  {
    sky: ['#5fb9b5', '#a5dcd2', '#eef6e4'],
    sun: '#fff3cf',
    cloud: '#ffffff',
    far: '#9fd2c8',
    middle: '#5aa9a4',
    near: '#1f7478',
    window: '#fff0c2',
    ground: '#145a5f',
    groundLight: '#2a7f7c',
  },
  {
    sky: ['#123c53', '#37748a', '#f2b48a'],
    sun: '#ffc48c',
    cloud: '#f8cfae',
    far: '#5f93a0',
    middle: '#2b6377',
    near: '#0f3a4c',
    window: '#ffcf7d',
    ground: '#0a2c3c',
    groundLight: '#12465a',
  },
  {
    sky: ['#2f8f93', '#8fcdbd', '#ffe3a8'],
    sun: '#fff0b8',
    cloud: '#fff6df',
    far: '#94c9b4',
    middle: '#4b9a8f',
    near: '#17605f',
    window: '#ffe39a',
    ground: '#0f4a4b',
    groundLight: '#216b66',
  },
  {
    sky: ['#0b3a46', '#1d6870', '#d9a679'],
    sun: '#fbd2a2',
    cloud: '#c9b49a',
    far: '#3d7f80',
    middle: '#1c575e',
    near: '#082f38',
    window: '#ffc964',
    ground: '#062730',
    groundLight: '#0c3d46',
  },
  {
    sky: ['#3c8ea6', '#9accd0', '#fbe3d0'],
    sun: '#fff1dc',
    cloud: '#ffffff',
    far: '#a4cfd0',
    middle: '#5b9fac',
    near: '#236478',
    window: '#ffe6b0',
    ground: '#174b5d',
    groundLight: '#2d7084',
  },
  {
    sky: ['#1d6b74', '#e0a789', '#fbd9a6'],
    sun: '#fff0c9',
    cloud: '#fde3cc',
    far: '#c99f8d',
    middle: '#57898a',
    near: '#124c55',
    window: '#ffd486',
    ground: '#0b3b43',
    groundLight: '#1a5b62',
  },
  {
    sky: ['#f0b765', '#f8d69a', '#fff0cf'],
    sun: '#fffaea',
    cloud: '#fffaf0',
    far: '#dcc290',
    middle: '#6ea596',
    near: '#1c6a67',
    window: '#ffeab4',
    ground: '#135150',
    groundLight: '#2a7871',
  },
  {
    sky: ['#33597a', '#8f8fae', '#f6c5ac'],
    sun: '#ffdcc0',
    cloud: '#f8dcd0',
    far: '#8f97ad',
    middle: '#4a7486',
    near: '#184656',
    window: '#ffd08a',
    ground: '#0f3543',
    groundLight: '#1d5565',
  },
];
