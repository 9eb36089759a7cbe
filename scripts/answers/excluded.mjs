// The operations of the site that are not asked, each with its reason.

export const excluded = {
  useCreateLeadMutation: 'It writes a lead.',
  useRecordCitySearchMutation: 'It writes a search.',
  useRequestCityMutation: 'It writes a wish for a city.',
};
