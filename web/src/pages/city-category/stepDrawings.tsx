import classes from './stepDrawings.module.css';

interface DrawingProps {
  readonly className: string | undefined;
}

/** Cards, one of them selected. */
export function ChooseDrawing({ className }: DrawingProps) {
  return (
    <svg className={className} viewBox="0 0 200 120" aria-hidden focusable="false">
      <circle className={classes['sun']} cx="100" cy="60" r="54" />
      <rect className={classes['card']} x="28" y="34" width="56" height="66" rx="8" />
      <rect className={classes['card']} x="116" y="34" width="56" height="66" rx="8" />
      <rect className={classes['line']} x="36" y="78" width="30" height="5" rx="2.5" />
      <rect className={classes['line']} x="134" y="78" width="30" height="5" rx="2.5" />
      <rect className={classes['front']} x="66" y="18" width="68" height="86" rx="10" />
      <circle className={classes['fill']} cx="88" cy="40" r="10" />
      <rect className={classes['dark']} x="104" y="35" width="22" height="6" rx="3" />
      <rect className={classes['line']} x="78" y="60" width="44" height="6" rx="3" />
      <rect className={classes['line']} x="78" y="72" width="32" height="6" rx="3" />
      <circle className={classes['accent']} cx="132" cy="96" r="14" />
      <path className={classes['tick']} d="M125 96l5 5 9-10" />
    </svg>
  );
}

/** A phone with a form that is being sent. */
export function ApplyDrawing({ className }: DrawingProps) {
  return (
    <svg className={className} viewBox="0 0 200 120" aria-hidden focusable="false">
      <circle className={classes['sun']} cx="100" cy="60" r="54" />
      <rect className={classes['front']} x="70" y="8" width="60" height="104" rx="12" />
      <rect className={classes['line']} x="90" y="15" width="20" height="4" rx="2" />
      <circle className={classes['fill']} cx="100" cy="36" r="10" />
      <rect className={classes['line']} x="80" y="54" width="40" height="8" rx="4" />
      <rect className={classes['line']} x="80" y="67" width="40" height="8" rx="4" />
      <rect className={classes['fill']} x="80" y="84" width="40" height="14" rx="7" />
      <path className={classes['accent']} d="M138 52l38-18-12 40-10-14z" />
      <path className={classes['trail']} d="M134 66c-4 4-2 8-6 12M148 70c-4 4-2 8-6 12" />
    </svg>
  );
}

/** Growing stacks of coins below a rising line. */
export function EarnDrawing({ className }: DrawingProps) {
  return (
    <svg className={className} viewBox="0 0 200 120" aria-hidden focusable="false">
      <circle className={classes['sun']} cx="100" cy="60" r="54" />
      <rect className={classes['fill']} x="52" y="78" width="24" height="28" rx="5" />
      <rect className={classes['fill']} x="88" y="60" width="24" height="46" rx="5" />
      <rect className={classes['fill']} x="124" y="38" width="24" height="68" rx="5" />
      <path className={classes['rise']} d="M50 62l38-22 22 8 40-30" />
      <circle className={classes['accent']} cx="154" cy="88" r="17" />
      <circle className={classes['coin']} cx="154" cy="88" r="11" />
      <path className={classes['tick']} d="M154 82v12M149 88h10" />
    </svg>
  );
}
