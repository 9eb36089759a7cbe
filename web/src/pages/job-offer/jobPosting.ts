/** Facts of an offer that search engines want and its structured data may lack. */
export interface PostingFacts {
  readonly datePosted: string | null | undefined;
  readonly isDirectApply: boolean;
  readonly type: 'freelance' | 'full_time' | 'part_time' | 'student' | 'weekend';
  readonly validThrough: string | null | undefined;
}

const EMPLOYMENT_TYPES: Record<PostingFacts['type'], string> = {
  freelance: 'CONTRACTOR',
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  student: 'PART_TIME',
  weekend: 'PART_TIME',
};

const parsed = (json: string | null | undefined): object | null => {
  try {
    const value: unknown = JSON.parse(json ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
};

/** The offer's structured data with what the offer itself knows; what the data say themselves counts. */
export const jobPosting = (structuredData: string | null | undefined, facts: PostingFacts): object | null => {
  const data = parsed(structuredData);
  if (data === null) return null;
  return {
    ...(facts.datePosted ? { datePosted: facts.datePosted } : {}),
    ...(facts.validThrough ? { validThrough: facts.validThrough } : {}),
    employmentType: EMPLOYMENT_TYPES[facts.type],
    ...data,
    // Only true where applying ends on this site, whatever the partner says.
    directApply: facts.isDirectApply,
  };
};
