/** The locks of a browser, which its pages and service workers share: the tasks of a name run one after another. */
export const fakeLocks = () => {
  const tasks = new Map<string, Promise<unknown>[]>();
  return {
    request: <T>(name: string, run: () => Promise<T>): Promise<T> => {
      const others = tasks.get(name) ?? [];
      const mine = (others.at(-1) ?? Promise.resolve()).then(run, run);
      tasks.set(name, [...others, mine]);
      const end = () =>
        tasks.set(
          name,
          (tasks.get(name) ?? []).filter((task) => task !== mine),
        );
      mine.then(end, end);
      return mine;
    },
    /** Whether a task waits until another of its name has ended. */
    isAwaited: (name: string): boolean => (tasks.get(name) ?? []).length > 1,
  };
};
