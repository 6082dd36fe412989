import { identityPlans, playingPlans } from './plans-alone.ts';
import { dancePlans } from './plans-dances.ts';
import { friendPlans, hivePlans } from './plans-together.ts';
import type { RacePlans } from './race-plan.ts';

/** For every call with which a player can change something: one that is added without a plan doesn't compile. */
export const plans: RacePlans = {
  ...identityPlans,
  ...playingPlans,
  ...dancePlans,
  ...friendPlans,
  ...hivePlans,
};
