/** Counts the calls made for one request, so that no operation makes more than so many. */
export const callBudget = (most: number) => {
  let asked = 0;
  return {
    most,
    /** Takes one call from the budget; false when there is none left. */
    take: (): boolean => {
      asked += 1;
      return asked <= most;
    },
    isExceeded: (): boolean => asked > most,
  };
};

export type CallBudget = ReturnType<typeof callBudget>;
