const isThorough = process.env.TEST_THOROUGH === 'true';

/** How many times chance is given its say: all of them in `npm test -- --thorough`, an eighth from day to day. */
export const repetitions = (times: number): number => (isThorough ? times : Math.ceil(times / 8));
