import classes from './MarkedText.module.css';

/** A part of a text, and whether it is marked. */
export interface TextPart {
  readonly text: string;
  readonly marked: boolean;
}

/** A text of which parts are marked, such as the words that were searched for. */
export function MarkedText({ parts }: { readonly parts: readonly TextPart[] }) {
  let at = 0;
  return parts.map((part) => {
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
