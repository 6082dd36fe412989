/** When the element's own transitions and animations, if it has any, have come to their end. */
export async function waitForAnimations(element: Element): Promise<void> {
  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
}
