import classes from './Flag.module.css';

// Only the countries of the ten languages, their neighbours and large countries elsewhere: the flags of all countries
// would add five times as much to every page.
const pictures = import.meta.glob<string>(
  '../../../../node_modules/country-flag-icons/3x2/{AR,AT,AU,BE,BG,BR,CA,CH,CL,CO,CY,CZ,DE,DK,EC,EE,ES,FI,FR,GB,GR,HR,HU,IE,IN,IS,IT,JP,LT,LU,LV,MT,MX,NL,NO,NZ,PE,PL,PT,RO,RS,SE,SI,SK,TR,UA,US,UY,ZA}.svg',
  { eager: true, import: 'default', query: '?no-inline' },
);

const pictureOf: ReadonlyMap<string, string> = new Map(
  Object.entries(pictures).map(([path, url]) => [path.slice(-6, -4).toLowerCase(), url]),
);

/** The flag of a country, next to its name. Renders nothing for a country without a picture here. */
export function Flag({ code }: { readonly code: string }) {
  const src = pictureOf.get(code.toLowerCase());
  return src === undefined ? null : (
    <img className={classes['flag']} src={src} width={24} height={16} alt="" />
  );
}
