import classes from './Bone.module.css';

interface BoneProps {
  /** The kind of content that it represents. */
  readonly shape: 'line' | 'title' | 'chip' | 'button' | 'logo' | 'block';
  readonly width?: 'full' | 'half' | 'third';
}

/** One grey piece of a skeleton, as large as the content that replaces it. */
export function Bone({ shape, width = 'full' }: BoneProps) {
  return <span className={classes['bone']} data-shape={shape} data-width={width} aria-hidden />;
}
