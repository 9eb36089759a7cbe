import { networkOf } from '@citygigs/server/http/networkOf.ts';

/** How many pages of one network may be under way: half of those that may wait, so that there is room for others. */
const maxOfNetwork = 32;

/** Counts the pages that are rendered for each network. */
export const createNetworkShare = () => {
  const underWay = new Map<string, number>();
  const add = (network: string, difference: 1 | -1): void => {
    const count = (underWay.get(network) ?? 0) + difference;
    if (count === 0) underWay.delete(network);
    else underWay.set(network, count);
  };
  return {
    /** Whether so many pages of an address' network are under way that no other of it should be. */
    isUsedUp: (address: string): boolean => (underWay.get(networkOf(address)) ?? 0) >= maxOfNetwork,
    /** Renders a page for an address. */
    render: async <Page>(address: string, render: () => Promise<Page>): Promise<Page> => {
      const network = networkOf(address);
      add(network, 1);
      return render().finally(() => add(network, -1));
    },
  };
};
