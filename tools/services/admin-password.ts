/** Of the servers that journeys and the tour start. */
export const adminPassword = 'seven sleepy drones';
/** Made of it by `npm run admin-password`. */
export const adminPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$ZOZTv31s5z2WAJroiultNA$kIw10XbTt8aB09YW1Jp93mDvxtu8rvNzArbP1tpwHB0';
