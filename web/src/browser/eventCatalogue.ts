/** The events that parts of the site record, and what is recorded of each. Names and fields are in the form of Google Analytics. */
export interface RecordedEvents {
  /** A search for a city; its id if one was chosen. */
  readonly search: { readonly search_term: string; readonly city: string | null };
  /** A visitor begins an application. */
  readonly apply: {
    readonly offer_id: string;
    readonly kind: 'direct' | 'redirect';
    readonly click_source: string | null;
  };
  /** An application is newly recorded. */
  readonly generate_lead: { readonly offer_id: string };
  readonly sign_up: {
    /** What the visitor signed up for, such as `AddReview`. */
    readonly source: string | null;
  };
  /** A review is saved. */
  readonly review: { readonly offer_id: string; readonly rating: number; readonly is_edit: boolean };
  /** A figure that a user reported is saved. */
  readonly contribution: { readonly kind: string };
  /** A visitor leaves a page. */
  readonly time_on_page: { readonly page: string; readonly seconds: number };
}

/** The campaign by which a visitor came. */
export interface CampaignFields {
  readonly campaign_source: string | undefined;
  readonly campaign_medium: string | undefined;
  readonly campaign_name: string | undefined;
  readonly campaign_term: string | undefined;
  readonly campaign_content: string | undefined;
}

/** All events of analytics: also those that they measure themselves, and those that an action waits for. */
export interface EventCatalogue extends RecordedEvents {
  /** A page is shown. */
  readonly page_view: CampaignFields & {
    /** The kind of page: `city-category`. */
    readonly page_type: string;
    readonly page_path: string;
    readonly page_location: string;
    readonly page_title: string;
    /** The address of the page before; empty when it is not known. */
    readonly page_referrer: string;
    /** The categories of the page: `delivery,driving`. */
    readonly content_group: string | undefined;
  };
  /** The commerce of a newly recorded application. */
  readonly purchase: {
    readonly offer_id: string;
    /** The price of the offer, a number without a currency. */
    readonly value: number;
  };
  readonly web_vitals: {
    readonly metric: string;
    /** Milliseconds; a number without a unit for the layout shift. */
    readonly value: number;
    readonly rating: 'good' | 'needs-improvement' | 'poor';
  };
  /** A visitor has scrolled to a part of the page. */
  readonly scroll: { readonly percent_scrolled: number };
}

export type EventName = keyof EventCatalogue;
