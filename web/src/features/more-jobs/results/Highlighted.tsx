import classes from './Highlighted.module.css';
import { keywordParts } from './keywordParts.ts';

interface HighlightedProps {
  readonly text: string;
  readonly keyword: string | null;
}

/** A text with the searched words highlighted. */
export function Highlighted({ text, keyword }: HighlightedProps) {
  let at = 0;
  return keywordParts(text, keyword).map((part) => {
    const key = at;
    at += part.text.length;
    return part.marked ? (
      <mark key={key} className={classes['mark']}>
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}
