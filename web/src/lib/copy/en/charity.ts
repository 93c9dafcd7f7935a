/** The shop's charity: two homes that are still a plan, and what it says about gifts. */
export const charity = {
  donation: {
    text: 'This shop plans two homes for people who have nobody to look after them. Read about both, and choose the one that you would like to help.',
    causes: {
      orphanage: {
        text: 'A bed, a school place and grown-ups who stay. It will first house 25 orphans.',
        link: 'See the orphanage',
      },
      oldAgeHome: {
        text: 'Care, company and a quiet room for those who have nobody left.',
        link: 'See the old age home',
      },
    },
  },

  donateNow: 'Donate Now',
  pictures: 'Pictures',
  picturesText: 'These are drawings, not photographs. They show how we picture the rooms before there are any.',
  writeToUs: 'Write to us',

  orphanage: {
    name: 'Orphanage',
    helpHeading: 'Help build it',
    helpText: 'A gift to the orphanage is meant for the house and for the children in it.',
    lead: 'A child who has lost a parent has lost the ground under everything else. We would like to build a house in which that ground can be found again: a home first, and an institution only as far as it must be one.',
    sections: [
      {
        heading: 'What we plan',
        paragraphs: [
          'The orphanage is a plan of this shop’s charity. It will first house 25 orphans. A house of that size can still be something like a family: the grown-ups can know every child by name, notice whose plate came back full, and remember who does not like the dark.',
          'If the house does well, it can grow. It should never grow faster than the care in it.',
        ],
      },
      {
        heading: 'An ordinary day',
        paragraphs: [
          'We picture the days there as ordinary ones. The morning begins with prayer and with breakfast at one long table, where nobody has to hurry. Then comes school, with a bag that is packed, a uniform that fits, and somebody at the door to wave.',
          'In the afternoon there is homework at a desk with a lamp, and a grown-up near enough to be asked. There is a courtyard to run in, a tree to sit under, and a shelf of books that may be taken down without asking. In the evening everybody eats together, and there is time for a story before the lights go out.',
          'Nothing in such a day is grand. What these children have missed most is not what is grand. It is one ordinary day after the other, and being able to rely on the next.',
        ],
      },
      {
        heading: 'What a child should find there',
        paragraphs: [
          'A bed of one’s own, and a place for the few things that matter. Meals that are warm and enough. Clothes that fit, also after a summer of growing. A doctor when one is needed, and a hand to hold on the way there.',
          'A place in school and, later, help in learning a trade or in studying on. A patient teacher for reading the Quran and for understanding what is read. Brothers and sisters under the same roof, because they have already lost enough.',
          'And grown-ups who stay. A child who was left once should not have to get used to a new face again and again. Of all that the house should be measured by, this comes first.',
        ],
      },
      {
        heading: 'What a gift does',
        paragraphs: [
          'A gift to the orphanage is meant for building and furnishing the rooms, and for what is needed in them day by day: food, clothes, books, school, medicine and the wages of the people who care.',
          'We would rather promise little and keep it. This page names no day of opening, because we do not know it yet, and no sum that a child costs, because we would only be guessing. Online payment is not open yet either; the page behind the button says so before you enter anything.',
          'Money is not the only help. If you teach, build, cook or heal, and would like to lend a hand, write to us. And if you can give nothing now, keep the children in your prayers. Thank you for reading this far on their behalf.',
        ],
      },
    ],
  },

  oldAgeHome: {
    name: 'Old Age Home',
    helpHeading: 'Help build it',
    helpText: 'A gift to the old age home is meant for the house and for the people who grow old in it.',
    lead: 'Those who carried us when we were small should be carried when they are old. Most of them are, by their children. This house is meant for those who have nobody left to do it.',
    sections: [
      {
        heading: 'What we plan',
        paragraphs: [
          'The old age home is a plan of this shop’s charity, like the orphanage. It is to be a small house, in which nobody becomes a number: a room that can be called one’s own, a door that can be closed, and somebody who hears when it is knocked on in the night.',
          'Some of those for whom it is meant have outlived their families. Some have children far away, or children who cannot feed one more. We do not mean to ask whose fault it is. Whoever has nobody should have somebody.',
        ],
      },
      {
        heading: 'An ordinary day',
        paragraphs: [
          'We picture slow mornings. There is tea on the veranda while it is still cool, the newspaper, and a neighbour who has read it already and tells what is in it. Whoever wishes to pray finds a quiet corner, a mat that is soft under the knees and a chair for those who can no longer bow.',
          'There is a garden with a bench in the shade, and a path that is level enough for a stick or a wheelchair. There is work for hands that do not like to rest: seedlings to water, peas to shell, a shirt to mend. And there are visitors, we hope, also for those who are not related to anybody.',
          'In the evening there is a meal that is easy to eat and good to taste, and company for those who like it. Being old is quiet enough; it need not be lonely.',
        ],
      },
      {
        heading: 'What they should find there',
        paragraphs: [
          'Warm food, clean clothes and a dry bed. Medicine at the right hour, and somebody who notices when it does not help. A hand on the stairs. Help in washing that leaves a person their dignity.',
          'Respect, above all. These are people who have ploughed, taught, cooked, traded, built and raised others. They know things that are worth hearing, and the house should be a place in which somebody sits down to listen.',
          'And when the end comes, nobody should have to meet it alone. Somebody should be there, with a prayer and a hand to hold, and everything that is owed to the dead should be done with care.',
        ],
      },
      {
        heading: 'What a gift does',
        paragraphs: [
          'A gift to the old age home is meant for building and furnishing the rooms, and for what is needed in them day by day: food, bedding, medicine, and the wages of the people who care.',
          'We would rather promise little and keep it. This page names no day of opening and no number of rooms, because we do not know them yet. Online payment is not open yet either; the page behind the button says so before you enter anything.',
          'Money is not the only help. If you nurse, cook, build or simply have an afternoon to spend with somebody, write to us. And if there is an old neighbour on your own street, you need not wait for us: knock on that door first.',
        ],
      },
    ],
  },

  /** What each drawing shows; the name of its picture is the key. */
  drawings: {
    'orphanage-study':
      'A study with a tall shelf of books, a desk with a lamp and an open book, and a stool in front of it',
    'orphanage-bedroom': 'A bedroom with three made beds, green, red and blue, each under a window of its own',
    'orphanage-table': 'A long table laid for a meal, with bowls around one large dish and a jug',
    'orphanage-door': 'A green front door in a pointed arch, with pairs of small shoes on its steps',
    'orphanage-courtyard': 'A two-storey house with arches around a sunny courtyard, and a large tree in it',
    'old-age-home-armchair':
      'A blue armchair on a round rug, with a walking stick beside it and a cup of tea on a small table',
    'old-age-home-veranda': 'A veranda with three arches, potted plants and a daybed with a red cushion',
    'old-age-home-prayer-corner': 'A prayer corner with a green mat in the light of a window, and a shelf of books',
    'old-age-home-notice-board':
      'A notice board with a calendar, letters and pictures, above a low bench with books and a cup',
    'old-age-home-garden': 'A garden bench under a tree, with a walking stick and a cup of tea on it',
  },

  payment: {
    title: 'Payment',
    heading: 'Give by Bkash',
    notOpenHeading: 'Online payment is not open yet',
    notOpenText:
      'You can check here whether your Bkash number is written as it should be. No money moves, and your number is neither sent nor kept.',
    phone: 'Bkash number',
    phoneHint: 'A mobile number of Bangladesh, for example 01712 345678',
    verify: 'Verify',
    verified: (number: string) => `${number} is a mobile number of Bangladesh.`,
    verifiedText: 'Nothing was charged: online payment is not open yet.',
    faults: {
      missing: 'Enter your Bkash number',
      tooShort: 'The number is too short: a mobile number has 11 digits, for example 01712 345678',
      tooLong: 'The number is too long: a mobile number has 11 digits, for example 01712 345678',
      notOne: 'This is not a phone number of Bangladesh. Enter 11 digits, for example 01712 345678',
      notMobile: 'This is not a mobile number. Bkash works with mobile numbers, for example 01712 345678',
    },
    help: 'Would you like to help before then?',
  },
}
