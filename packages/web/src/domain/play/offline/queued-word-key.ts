/** A part of the storage key of every word that waits to be sent; apart, as the shell needs no more than this. */
export const queuedWordInfix = '.queuedWord.';
