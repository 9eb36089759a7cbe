/** Whether a name has a letter that can be seen; blank letters and marks of direction are none. */
export const isName = (text: string): boolean =>
  /(?=\P{Default_Ignorable_Code_Point})[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/u.test(text);
