import classes from './Bone.module.css';

interface BoneProps {
  /** What will stand there. */
  readonly shape: 'line' | 'title' | 'chip' | 'button' | 'logo' | 'block';
  readonly width?: 'full' | 'half' | 'third';
}

/** One grey piece of a page that is still loading, as large as what will stand there. */
export function Bone({ shape, width = 'full' }: BoneProps) {
  return <span className={classes['bone']} data-shape={shape} data-width={width} aria-hidden />;
}
