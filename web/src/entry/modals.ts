import { withLateTexts } from '../i18n/lateTexts.ts';
import type { ModalRegistry } from '../shell/modals/modalHost.tsx';

/** All modals of the site by name. */
export const modals: ModalRegistry = {
  Auth: withLateTexts(() => import('../features/auth/dialog/AuthModal.tsx').then((m) => m.AuthModal)),
  ChangePassword: withLateTexts(() =>
    import('../features/auth/ChangePasswordModal.tsx').then((m) => m.ChangePasswordModal),
  ),
  CookiePreferences: withLateTexts(() =>
    import('../features/consent/CookiePreferencesModal.tsx').then((m) => m.CookiePreferencesModal),
  ),
  DeleteProfileConfirm: withLateTexts(() =>
    import('../features/profile/DeleteProfileConfirmModal.tsx').then((m) => m.DeleteProfileConfirmModal),
  ),
  DirectApply: withLateTexts(() =>
    import('../features/apply/DirectApplyModal.tsx').then((m) => m.DirectApplyModal),
  ),
  LogOut: withLateTexts(() => import('../features/auth/logout/LogOutModal.tsx').then((m) => m.LogOutModal)),
  Onboarding: withLateTexts(() =>
    import('../features/auth/OnboardingModal.tsx').then((m) => m.OnboardingModal),
  ),
  ResetPassword: withLateTexts(() =>
    import('../features/auth/ResetPasswordModal.tsx').then((m) => m.ResetPasswordModal),
  ),
  UnverifiedApply: withLateTexts(() =>
    import('../features/apply/UnverifiedApplyModal.tsx').then((m) => m.UnverifiedApplyModal),
  ),
  addReview: withLateTexts(() =>
    import('../features/own-review/AddReviewModal.tsx').then((m) => m.AddReviewModal),
  ),
  allReviews: () => import('../features/all-reviews/AllReviewsModal.tsx').then((m) => m.AllReviewsModal),
  customerAvailability: withLateTexts(() =>
    import('../features/contributions/CustomerAvailabilityModal.tsx').then(
      (m) => m.CustomerAvailabilityModal,
    ),
  ),
  favouriteCategories: withLateTexts(() =>
    import('../features/profile/FavouriteCategoriesModal.tsx').then((m) => m.FavouriteCategoriesModal),
  ),
  filtersModal: withLateTexts(() =>
    import('../features/filters/modal/FiltersModal.tsx').then((m) => m.FiltersModal),
  ),
  moreJobFilters: withLateTexts(() =>
    import('../features/more-jobs/filters/MoreJobFiltersModal.tsx').then((m) => m.MoreJobFiltersModal),
  ),
  partnerIndexFiltersModal: () =>
    import('../features/company-filter/PartnerIndexFiltersModal.tsx').then((m) => m.PartnerIndexFiltersModal),
  'offer-tile-reviews': () =>
    import('../features/reviews/OfferTileReviewsModal.tsx').then((m) => m.OfferTileReviewsModal),
  requestCityConfirm: () =>
    import('../features/city-request/RequestCityConfirmModal.tsx').then((m) => m.RequestCityConfirmModal),
  report: withLateTexts(() => import('../features/report/ReportModal.tsx').then((m) => m.ReportModal)),
  reviewDetails: () => import('../features/reviews/ReviewDetailsModal.tsx').then((m) => m.ReviewDetailsModal),
  search: () => import('../features/search/SearchModal.tsx').then((m) => m.SearchModal),
  setUserLanguage: withLateTexts(() =>
    import('../features/languages-spoken/SetUserLanguageModal.tsx').then((m) => m.SetUserLanguageModal),
  ),
  setUserLanguageLevel: withLateTexts(() =>
    import('../features/languages-spoken/SetUserLanguageLevelModal.tsx').then(
      (m) => m.SetUserLanguageLevelModal,
    ),
  ),
  'signup-length-offer': withLateTexts(() =>
    import('../features/contributions/SignUpLengthModal.tsx').then((m) => m.SignUpLengthModal),
  ),
  setWorktown: withLateTexts(() =>
    import('../features/profile/SetWorktownModal.tsx').then((m) => m.SetWorktownModal),
  ),
};
