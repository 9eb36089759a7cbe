/** The page size limit of the services. */
export const maxPageSize = 200;
