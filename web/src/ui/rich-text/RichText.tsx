import classes from './RichText.module.css';

/** Content written as HTML. It comes from the gateway, which leaves in it only harmless markup. */
export function RichText({ html }: { readonly html: string }) {
  return <div className={classes['text']} dangerouslySetInnerHTML={{ __html: html }} />;
}
