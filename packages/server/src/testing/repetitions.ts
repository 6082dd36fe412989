const isThorough = process.env.TEST_THOROUGH === 'true';

/** Repetitions of randomized tests: all with `npm test -- --thorough`, else an eighth or what is named. */
export const repetitions = (times: number, usual = Math.ceil(times / 8)): number =>
  isThorough ? times : usual;
