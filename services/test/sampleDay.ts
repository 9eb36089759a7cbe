import testSettings from '../../scripts/testSettings.json' with { type: 'json' };

/** The date of the sample data in tests. */
export const sampleDay = testSettings.SAMPLE_DATE;
