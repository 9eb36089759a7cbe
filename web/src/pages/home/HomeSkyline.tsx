import classes from './HomeSkyline.module.css';

interface HomeSkylineProps {
  readonly className: string | undefined;
}

/** The skyline of a city at dusk, behind the search. */
export function HomeSkyline({ className }: HomeSkylineProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 1440 160"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      focusable="false"
    >
      <path
        className={classes['far']}
        d="M0 160V92h60V64h44v28h30V48h52v44h38V76h46v16h40V36l24-16 24 16v56h50V70h54v22h36V54h40v38h60V30h16V8h8v22h16v62h48V66h50v26h38V44h54v48h34V80h56v12h36V50l28-18 28 18v42h44V72h52v20h36V40h46v52h40V60h48v32h64v68z"
      />
      <path
        className={classes['near']}
        d="M0 160v-38h90v-24h56v24h42v-34h48v34h70v-18l30-18 30 18v18h64v-30h60v30h82v-44h44v44h72v-22h64v22h54v-36l22-14 22 14v36h88v-26h58v26h64v-40h50v40h76v-20h62v20h58v-32h52v32h82v38z"
      />
      <g className={classes['lights']}>
        <path d="M104 106h6v6h-6zM124 106h6v6h-6zM206 98h6v6h-6zM206 112h6v6h-6zM222 98h6v6h-6zM414 102h6v6h-6zM438 102h6v6h-6zM568 90h6v6h-6zM568 106h6v6h-6zM584 90h6v6h-6zM700 112h6v6h-6zM826 96h6v6h-6zM842 110h6v6h-6zM960 106h6v6h-6zM984 106h6v6h-6zM1076 94h6v6h-6zM1092 94h6v6h-6zM1076 110h6v6h-6zM1330 100h6v6h-6zM1350 112h6v6h-6z" />
      </g>
    </svg>
  );
}
