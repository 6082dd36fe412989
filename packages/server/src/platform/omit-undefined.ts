type Defined<Values> = { [Key in keyof Values]?: Exclude<Values[Key], undefined> };

/** Without the fields that are undefined, so that spreading the rest replaces nothing with nothing. */
export const omitUndefined = <Values extends object>(values: Values): Defined<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Defined<Values>;
