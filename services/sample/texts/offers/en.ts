import { offerTexts } from './offerTexts.ts';

export const offers = offerTexts(
  {
    tasksLead: 'What you do in {city}:',
    payout: 'Payouts in {city} are made once a week.',
    signUp: 'Sign up with {partner} and choose {city} as your city.',
    firstJob: 'Pick your first gig in {city} and start.',
    alwaysNeeded: 'You are at least 18 and allowed to work in the country.',
    fees: {
      none: '{partner} charges no fees for working in {city}.',
      commission: '{partner} keeps a commission on every gig you finish in {city}; signing up is free.',
    },
    bonus: {
      none: 'There is no joining bonus in {city} at the moment.',
      firstJobs: 'New joiners in {city} get a bonus after their first 20 gigs.',
      referral: 'Bring a friend in {city} and you both get a bonus after your friend’s first five gigs.',
    },
    overviewEnd: 'You decide when you work.',
    header: '{title} in {city} with {partner}',
    seoTitle: '{title} in {city} | {partner}',
    seoDescription:
      '{title} with {partner} in {city}: what you earn, what you need, what it costs and how to apply.',
    keywords: 'side job {city}, gig work {city}, {partner}',
  },
  {
    'bike-delivery': {
      title: 'Bike courier',
      card: 'Deliver food and groceries by bike in {city}. {partner} lets you choose your shifts a week ahead.',
      earnings: 'You are paid per order and per kilometre. Tips are yours.',
      intro:
        '{partner} brings meals from restaurants and shops to people’s doors. You ride your own bike or rent one.',
      tasks: [
        'Collect orders from restaurants',
        'Follow the suggested route to the customer',
        'Hand the order over and confirm it in the app',
      ],
      check: 'Upload your ID and collect your delivery bag.',
      needs: [
        'You have a smartphone with a data plan.',
        'You have a roadworthy bike or rent one.',
        'You feel confident in traffic.',
      ],
      expenses: 'Budget for bike repairs, rain gear and mobile data.',
      overview:
        'Riders in {city} mostly work at lunchtime and in the evening. Orders come in through the {partner} app.',
      keywords: 'bike courier, food delivery, rider job',
    },
    'car-delivery': {
      title: 'Parcel driver',
      card: 'Take parcels to their recipients in {city} by car or van. You book half-day routes with {partner}.',
      earnings: 'You get a fixed amount per route plus a share of the fuel.',
      intro: '{partner} delivers for online shops. Your route is planned before you leave the depot.',
      tasks: [
        'Load the parcels at the depot',
        'Deliver them in the planned order',
        'Bring back what could not be delivered',
      ],
      check: 'Have your driving licence checked and watch the safety training.',
      needs: [
        'You have held a driving licence for at least one year.',
        'You can lift parcels of up to 20 kg.',
        'You have a car or hire one of the vans.',
      ],
      expenses: 'With your own car you pay for fuel, parking and wear.',
      overview: 'Routes in {city} take about four hours. You see the pay before you accept.',
      keywords: 'parcel driver, delivery driver, van job',
    },
    ridesharing: {
      title: 'Private-hire driver',
      card: 'Take passengers through {city} in your own or a hired car. {partner} finds you the passengers.',
      earnings: 'You are paid by distance and time, with a surcharge at busy hours.',
      intro:
        'Passengers book with {partner} and you drive them to where they want to go. The app handles payment.',
      tasks: [
        'Accept rides in the app',
        'Bring passengers safely to their destination',
        'Keep the car clean inside and out',
      ],
      check: 'Send in your licence, your private-hire permit and the car’s documents.',
      needs: [
        'You have a driving licence and the permit required in your area.',
        'You have a clean record.',
        'You are friendly and calm behind the wheel.',
      ],
      expenses: 'Fuel or charging, insurance and car washes are yours to pay.',
      overview:
        'Most rides in {city} are booked in the mornings, in the evenings and at weekends. {partner} shows you where demand is high.',
      keywords: 'driver job, private hire, taxi app',
    },
    cleaning: {
      title: 'House cleaner',
      card: 'Clean flats and offices in {city}. With {partner} you set your hours and your rate.',
      earnings: 'You set an hourly rate and are paid after each visit.',
      intro: '{partner} finds regular customers near you. Many book the same person every week.',
      tasks: [
        'Clean kitchens, bathrooms and floors',
        'Dust and tidy',
        'Agree any special requests with the customer',
      ],
      check: 'Fill in your profile and have a short call with the team.',
      needs: [
        'You have some experience with cleaning.',
        'You are thorough and on time.',
        'You have a smartphone.',
      ],
      expenses: 'Customers usually provide cleaning supplies; you pay for travel.',
      overview: 'Households in {city} need cleaners all year round. Most visits last two to four hours.',
      keywords: 'cleaning job, house cleaner, domestic help',
    },
    babysitting: {
      title: 'Babysitter',
      card: 'Look after children for families in {city}. On {partner}, parents message you directly.',
      earnings: 'You agree an hourly rate with the family and are paid after each evening.',
      intro:
        'Families need someone reliable for afternoons, evenings or weekends. You meet before your first evening.',
      tasks: ['Play, read and do crafts', 'Prepare simple meals', 'Put children to bed'],
      check: 'Add a reference and have your ID confirmed.',
      needs: [
        'You like being with children and have some experience.',
        'You can show a certificate of good conduct.',
        'First aid for children is a plus.',
      ],
      expenses: 'Hardly any costs apart from travel.',
      overview:
        'Families in {city} use {partner} to find sitters nearby. You decide which requests you accept.',
      keywords: 'babysitter, childcare, nanny job',
    },
    'pet-care': {
      title: 'Dog walker and pet sitter',
      card: 'Walk dogs and look after cats in {city}. {partner} puts you in touch with owners nearby.',
      earnings: 'You are paid per walk or per night.',
      intro:
        'Owners book you for walks, for feeding or while they are away. You get to know every animal first.',
      tasks: [
        'Walk dogs, alone or in small groups',
        'Feed and play',
        'Send the owner a photo and a short note',
      ],
      check: 'Tell us about your experience and arrange a trial walk.',
      needs: [
        'You are good with animals.',
        'You don’t mind being out in any weather.',
        'You keep to agreed times.',
      ],
      expenses: 'Budget for leads, bags and liability insurance.',
      overview:
        'Demand in {city} is highest at noon and during school holidays. Many owners become regulars.',
      keywords: 'dog walker, pet sitter, animal job',
    },
    tutoring: {
      title: 'Tutor',
      card: 'Help pupils in {city} with maths, languages or science. {partner} takes care of bookings and payments.',
      earnings: 'You are paid per lesson, more for older pupils.',
      intro: 'You teach at the pupil’s home or online. {partner} suggests pupils who match your subjects.',
      tasks: ['Prepare and give lessons', 'Go through homework and tests', 'Keep parents informed'],
      check: 'Upload your latest certificate and give a short trial lesson.',
      needs: [
        'You know at least one school subject well.',
        'You explain things patiently.',
        'You are free on two afternoons a week.',
      ],
      expenses: 'You may need books, printouts and a travel pass.',
      overview: 'Pupils in {city} look for help most of all before tests. Lessons last 45 or 90 minutes.',
      keywords: 'tutor, tutoring job, homework help',
    },
    handyman: {
      title: 'Handyman and moving helper',
      card: 'Assemble furniture, hang lamps and help people move in {city}. {partner} sends you work nearby.',
      earnings: 'You are paid by the hour or a fixed price per task.',
      intro:
        'Customers describe what has to be done and you offer a price. Small tasks take an hour, a move half a day.',
      tasks: [
        'Assemble and repair furniture',
        'Carry boxes and load the van',
        'Do small tasks such as drilling or painting',
      ],
      check: 'Describe your skills and add photos of finished work.',
      needs: ['You are good with your hands.', 'You have basic tools.', 'You can lift heavy things safely.'],
      expenses: 'You pay for tools, work clothes and sometimes fuel.',
      overview:
        'People in {city} move most often at the end of the month. Repairs are needed all year round.',
      keywords: 'handyman, moving help, furniture assembly',
    },
    'mystery-shopping': {
      title: 'Mystery shopper',
      card: 'Visit shops and restaurants in {city} and report what you see. {partner} pays for each visit.',
      earnings: 'You get a fee per visit and your purchases back up to a limit.',
      intro:
        'Companies want to know how customers are treated. You go in like any other customer and fill in a questionnaire afterwards.',
      tasks: [
        'Read the instructions',
        'Visit the shop without being noticed',
        'Fill in the report on the same day',
      ],
      check: 'Take a short test in observing and writing.',
      needs: ['You notice details.', 'You write clearly.', 'You have a smartphone with a camera.'],
      expenses: 'You pay for purchases up front and get the money back later.',
      overview: 'New visits in {city} appear every week. A visit with its report takes about an hour.',
      keywords: 'mystery shopper, test purchase, shop visit',
    },
    crowdtesting: {
      title: 'App tester and survey taker',
      card: 'Test apps and websites and answer surveys, from home in {city} or on the way. {partner} invites you to tests that suit you.',
      earnings: 'You are paid per test and for every confirmed bug.',
      intro: '{partner} has real people try new products before launch. You say what works and what doesn’t.',
      tasks: [
        'Follow a test plan',
        'Describe bugs with screenshots',
        'Answer questions about your experience',
      ],
      check: 'Fill in your profile with your devices and take a practice test.',
      needs: [
        'You have a smartphone or a computer.',
        'You describe problems so that others can understand them.',
        'You keep unreleased products to yourself.',
      ],
      expenses: 'You use your own devices and your own internet connection.',
      overview:
        'Testers in {city} do this alongside their studies or another job. A test takes between ten minutes and two hours.',
      keywords: 'app tester, crowdtesting, paid surveys',
    },
    hospitality: {
      title: 'Waiter and event staff',
      card: 'Serve at restaurants, trade fairs and parties in {city}. {partner} offers single shifts.',
      earnings: 'You are paid by the hour, with extra pay at night and on Sundays.',
      intro:
        'Restaurants and caterers book extra hands through {partner}. You see place, hours and pay before you accept.',
      tasks: ['Lay tables and serve', 'Prepare drinks', 'Clear up after the event'],
      check: 'Come to a short induction and bring your health certificate.',
      needs: [
        'You are friendly to guests.',
        'You can stand and walk for hours.',
        'You have black trousers and a white shirt.',
      ],
      expenses: 'You buy your work clothes; meals are usually free.',
      overview: 'In {city} most shifts are on Fridays and Saturdays. Trade fairs bring work on weekdays too.',
      keywords: 'waiter job, event staff, catering',
    },
    retail: {
      title: 'Shop and promotions assistant',
      card: 'Restock shelves, work the till or present products in {city}. {partner} needs help on individual days.',
      earnings: 'You are paid by the hour; promotions often come with a sales bonus.',
      intro: 'Shops need help before holidays and at weekends. {partner} sends you to stores near your home.',
      tasks: ['Restock shelves and sort goods', 'Advise customers', 'Hand out samples and flyers'],
      check: 'Choose your days and get a briefing by phone.',
      needs: ['You like talking to people.', 'You are on time.', 'You are free on some Saturdays.'],
      expenses: 'You pay for travel; work clothes are provided.',
      overview: 'Shops in {city} book staff at short notice. You can work just one day or every Saturday.',
      keywords: 'shop assistant, promoter job, shelf stacking',
    },
    translation: {
      title: 'Freelance translator',
      card: 'Translate texts from home in {city}. {partner} offers work that matches your languages.',
      earnings: 'You are paid per word, more for technical texts.',
      intro:
        '{partner} translates manuals, shop pages and letters. You choose texts and deadlines that suit you.',
      tasks: [
        'Translate texts into your first language',
        'Proofread the work of others',
        'Stick to the glossaries',
      ],
      check: 'Hand in a short sample translation.',
      needs: [
        'You know two languages very well.',
        'You write without mistakes.',
        'You have a computer and meet deadlines.',
      ],
      expenses: 'Some software and dictionaries cost money; many are free.',
      overview:
        'You work where you like, in {city} or elsewhere. Most texts are between 300 and 3,000 words long.',
      keywords: 'translator, freelance, remote job',
    },
  },
);
