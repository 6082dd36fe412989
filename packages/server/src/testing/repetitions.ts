const isThorough = process.env.TEST_THOROUGH === 'true';

/** Repetitions of randomized tests: all with `npm test -- --thorough`, else an eighth. */
export const repetitions = (times: number): number => (isThorough ? times : Math.ceil(times / 8));
