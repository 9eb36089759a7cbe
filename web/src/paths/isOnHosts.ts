/** Whether a web address is on one of the hosts or below it, as `jobs.partner.example` is below `partner.example`. */
export const isOnHosts = (address: string, hosts: readonly string[]): boolean => {
  const { hostname } = new URL(address);
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
};
