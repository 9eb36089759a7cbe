// The operations of the site that are not recorded, each with a reason.

export const excluded = {
  useCreateLeadMutation: 'It writes a lead.',
  useRecordCitySearchMutation: 'It writes a search.',
  useRequestCityMutation: 'It writes a city proposition.',
};
