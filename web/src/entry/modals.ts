import type { ModalRegistry } from '../shell/modals/modalHost.tsx';

/** Every modal of the site by name. */
export const modals: ModalRegistry = {
  DirectApply: () => import('../features/apply/DirectApplyModal.tsx').then((m) => m.DirectApplyModal),
  UnverifiedApply: () =>
    import('../features/apply/UnverifiedApplyModal.tsx').then((m) => m.UnverifiedApplyModal),
  filtersModal: () => import('../features/filters/FiltersModal.tsx').then((m) => m.FiltersModal),
  requestCityConfirm: () =>
    import('../features/city-search/RequestCityConfirmModal.tsx').then((m) => m.RequestCityConfirmModal),
};
