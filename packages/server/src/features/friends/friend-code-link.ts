/** A code as its owner shares it. */
export const friendCodeLink = (friendCode: string) => ({ friendCode, link: `/i/f/${friendCode}` });
