// The calls of the peers: the same as the gateway's.
const page = (limit) => `page=1&limit=${limit}`;

export const paths = {
  city: (slug) => `/cities/slug/${encodeURIComponent(slug.toLowerCase())}?expand=country`,
  cities: (ids) => `/cities?ids=${ids.join(',')}&expand=overview`,
  categoriesOf: (citySlug) => `/city_categories?city_slug=${citySlug}`,
  offers: (limit) => `/job_offers?${page(limit)}&expand=earning`,
  offersInCity: (slug, limit) => `/job_offers?city_slug=${slug}&${page(limit)}&expand=earning`,
  offersOfPartner: (slug, limit) => `/job_offers?partner_slug=${slug}&${page(limit)}&expand=earning`,
  offer: (citySlug, partnerSlug) =>
    `/job-offer?city_slug=${encodeURIComponent(citySlug)}&partner_slug=${encodeURIComponent(partnerSlug)}`,
  earning: (id) => `/job_offers/${id}/earning`,
  signUpTime: (id) => `/job-offers/${id}/sign-up-time`,
  customerAvailability: (id) => `/job-offers/${id}/customer-availability`,
  equipment: (id) => `/job_offers/${id}/products/equipment`,
  services: (id) => `/job_offers/${id}/products/service`,
  partner: (slug) => `/partners/slug/${encodeURIComponent(slug.toLowerCase())}`,
  reviewsOfPartner: (id, limit) => `/reviews/partner/${id}?${page(limit)}&expand=city,partner`,
  posts: (limit) => `/posts/?${page(limit)}&expand=city`,
};
