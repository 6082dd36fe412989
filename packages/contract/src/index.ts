/** The complete entry point: that of the browser, and the schemas. */

export * from './browser.ts';
export { callerIdFields } from './call-schemas.ts';
export { type Call, type CallInput, calls } from './contract.ts';
export { errors } from './errors.ts';
export { analyticsEvent, consentDecision, eventTypes } from './events.ts';
export { signal } from './live.ts';
export { namedSchemas } from './named-schemas.ts';
export { possibleRefusals } from './refusals.ts';
export { isAllowedWhileSuspended } from './routes.ts';
