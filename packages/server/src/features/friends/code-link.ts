/** A code as its owner shares it. */
export const linkOf = (friendCode: string) => ({ friendCode, link: `/i/f/${friendCode}` });
