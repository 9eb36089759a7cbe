/** How many pages of one network may be under way: half of those that may wait, so that there is room for others. */
const maxOfNetwork = 32;

/** So few pages are little to ask for. */
const few = 4;

/** Counts the pages that are rendered for each network. */
export const createNetworkShare = () => {
  const underWay = new Map<string, number>();
  const add = (network: string, difference: 1 | -1): void => {
    const count = (underWay.get(network) ?? 0) + difference;
    if (count === 0) underWay.delete(network);
    else underWay.set(network, count);
  };
  return {
    /** Whether so many pages of a network are under way that no other of it should be. */
    isUsedUp: (network: string): boolean => (underWay.get(network) ?? 0) >= maxOfNetwork,
    /** Whether so few are that they delay nobody. */
    isLittle: (network: string): boolean => (underWay.get(network) ?? 0) < few,
    /** Renders a page for a network. */
    render: async <Page>(network: string, render: () => Promise<Page>): Promise<Page> => {
      add(network, 1);
      return render().finally(() => add(network, -1));
    },
  };
};
