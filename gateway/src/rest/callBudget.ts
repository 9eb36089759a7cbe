/** Counts the calls made for one request, up to a limit. */
export const callBudget = (limit: number) => {
  let calls = 0;
  return {
    limit,
    /** Takes one call from the budget; false when there is none left. */
    take: (): boolean => {
      calls += 1;
      return calls <= limit;
    },
    isExceeded: (): boolean => calls > limit,
  };
};

export type CallBudget = ReturnType<typeof callBudget>;
