/** How many pages of one network may be under way: half of those that may wait, so that there is room for others. */
const maxOfNetwork = 32;

/** So few pages are little to ask for. */
const few = 4;

/** Counts the pages that are rendered for each network. */
export const createNetworkShare = () => {
  const underWay = new Map<string, number>();
  const countOf = (network: string): number => underWay.get(network) ?? 0;
  const add = (network: string, difference: 1 | -1): void => {
    const count = countOf(network) + difference;
    if (count === 0) underWay.delete(network);
    else underWay.set(network, count);
  };
  return {
    /**
     * Whether so many pages of a network are under way that no other of it should be. While as many wait as may, it has an equal part of them:
     * what other networks began before stays, so that somewhat more wait then.
     */
    isUsedUp: (network: string, isFull: boolean): boolean => {
      const sharing = Math.max(2, underWay.size + (underWay.has(network) ? 0 : 1));
      return countOf(network) >= (isFull ? Math.floor((2 * maxOfNetwork) / sharing) : maxOfNetwork);
    },
    /** Whether so few are that they delay nobody. */
    isLittle: (network: string): boolean => countOf(network) < few,
    /** Renders a page for a network. */
    render: async <Page>(network: string, render: () => Promise<Page>): Promise<Page> => {
      add(network, 1);
      return render().finally(() => add(network, -1));
    },
  };
};
