export const phrases: Readonly<Record<string, string>> = {};
