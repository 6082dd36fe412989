import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../../platform/memory-storage.ts';
import { answerOffer, isOfferOpen, rememberOffer } from './first-win-offer.ts';

test('the offer stays with the game that it was shown with, until it is answered', () => {
  const storage = createMemoryStorage();
  expect(isOfferOpen(storage, 1049)).toBe(true);
  rememberOffer(storage, 1050);
  expect(isOfferOpen(storage, 1050)).toBe(true);
  expect(isOfferOpen(storage, 1051)).toBe(false);
  answerOffer(storage);
  rememberOffer(storage, 1050);
  expect(isOfferOpen(storage, 1050)).toBe(false);
});
