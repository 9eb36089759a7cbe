/** The offer that a dialog for an answer is about. */
export interface ReportedOffer {
  /** Global id of the offer. */
  readonly offerId: string;
  readonly partner: string;
  readonly city: string;
}

declare module '../../shell/modals/modalData.ts' {
  interface ModalData {
    readonly customerAvailability: ReportedOffer;
    readonly 'signup-length-offer': ReportedOffer;
  }
}
