// Loaded into the site before its own code: SIGUSR2 puts its clock an hour ahead, and back.
const RealDate = globalThis.Date;
const hour = 3_600_000;
let ahead = 0;

class ShiftedDate extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + ahead);
    else super(...args);
  }
  static now() {
    return RealDate.now() + ahead;
  }
}

globalThis.Date = ShiftedDate;
process.on('SIGUSR2', () => {
  ahead = ahead === 0 ? hour : 0;
});
