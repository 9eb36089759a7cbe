import classes from './Flag.module.css';

const pictures = import.meta.glob<string>('../../../../node_modules/country-flag-icons/3x2/*.svg', {
  eager: true,
  import: 'default',
  query: '?no-inline',
});

const pictureOf: ReadonlyMap<string, string> = new Map(
  Object.entries(pictures).map(([path, url]) => [path.slice(-6, -4).toLowerCase(), url]),
);

/** The flag of a country, beside words that name it. Nothing for a code that is no country's. */
export function Flag({ code }: { readonly code: string }) {
  const src = pictureOf.get(code.toLowerCase());
  return src === undefined ? null : (
    <img className={classes['flag']} src={src} width={24} height={16} alt="" />
  );
}
