/** A copy of a loaded row, for those who change it: requests share the row itself. */
export const shallowCopy = async <Row extends object>(row: Promise<Row | null>): Promise<Row | null> => {
  const loaded = await row;
  return loaded === null ? null : { ...loaded };
};
