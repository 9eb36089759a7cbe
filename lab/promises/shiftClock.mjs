// Preloaded into a process: shifts its wall clock when its parent says so, as an operator or a time server does. Timers do not
// depend on that clock, as in the operating system.
const RealDate = Date;
let shift = 0;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + shift);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + shift;
  }
};

process.on('message', ({ shiftMs }) => {
  if (shiftMs !== undefined) shift = shiftMs;
});
process.channel?.unref();
