/** The fields of the calculator in their order, which are also the names in the query. */
export const weekFieldNames = ['hours', 'waiting', 'fees', 'vehicle', 'costs', 'tax'] as const;

export type WeekField = (typeof weekFieldNames)[number];

export const isWeekField = (name: string): name is WeekField =>
  weekFieldNames.some((field) => field === name);

/** What was typed into the fields, as parameters. */
export const weekParameters = (
  query: Readonly<Record<string, unknown>>,
): Readonly<Record<WeekField, unknown>> => {
  const { hours, waiting, fees, vehicle, costs, tax } = query;
  return { hours, waiting, fees, vehicle, costs, tax };
};
