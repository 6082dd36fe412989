/**
 * Loaded with the first passkey. It can read certificates of every kind, which is a fifth of all modules
 * that the server has; most starts are not for a passkey.
 */
export const loadWebAuthn = () => import('@simplewebauthn/server');
