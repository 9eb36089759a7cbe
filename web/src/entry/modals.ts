import type { ModalRegistry } from '../shell/modals/modalHost.tsx';

/** All modals of the site by name. */
export const modals: ModalRegistry = {
  DirectApply: () => import('../features/apply/DirectApplyModal.tsx').then((m) => m.DirectApplyModal),
  UnverifiedApply: () =>
    import('../features/apply/UnverifiedApplyModal.tsx').then((m) => m.UnverifiedApplyModal),
  filtersModal: () => import('../features/filters/modal/FiltersModal.tsx').then((m) => m.FiltersModal),
  partnerIndexFiltersModal: () =>
    import('../features/company-filter/PartnerIndexFiltersModal.tsx').then((m) => m.PartnerIndexFiltersModal),
  'offer-tile-reviews': () =>
    import('../features/reviews/OfferTileReviewsModal.tsx').then((m) => m.OfferTileReviewsModal),
  requestCityConfirm: () =>
    import('../features/city-search/RequestCityConfirmModal.tsx').then((m) => m.RequestCityConfirmModal),
  reviewDetails: () => import('../features/reviews/ReviewDetailsModal.tsx').then((m) => m.ReviewDetailsModal),
};
