import sharp from 'sharp';

// Each picture is read once. Cached for a later use, the decoders of progressive pictures held hundreds of megabytes each.
sharp.cache(false);

// Pictures are read and drawn side by side already, and each thread more takes memory of its own.
sharp.concurrency(1);

export { sharp };
