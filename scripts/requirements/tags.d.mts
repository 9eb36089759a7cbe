export declare const requirementTags: { name: string }[];
